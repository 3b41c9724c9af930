/** The name of what is stored of orders. */
export const ORDERS_KEY = 'onramp_orders'
