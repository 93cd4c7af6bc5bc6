/** Where the form of an offer stands on a request's page: `/requests/318#offer`. */
export const offerPlace = 'offer'
