/** What streams listen for: something happened in an auction. Published after the commit that changed its `version`. */
export const topicOf = (auctionId: number) => `${auctionTopic}:${auctionId}`

export const auctionTopic = 'auction'
