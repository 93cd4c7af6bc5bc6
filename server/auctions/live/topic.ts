/** The topic of an auction's streams, published after a commit that changed its `version`. */
export const topicOf = (auctionId: number) => `${auctionTopic}:${auctionId}`

export const auctionTopic = 'auction'
