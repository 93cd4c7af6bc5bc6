/** The anchor of the offer form on a request's page: `/requests/318#offer`. */
export const offerPlace = 'offer'
