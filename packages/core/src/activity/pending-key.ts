/** The name in storage of transactions that are under way. */
export const STORED_PENDING = 'pending_transactions'
