export class NotPublishable extends Error {}
