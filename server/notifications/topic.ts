/** The topic of notifications: a change for person 7 is published as `user:7`. */
export const userTopic = 'user'

export const topicOf = (userId: number) => `${userTopic}:${userId}`
