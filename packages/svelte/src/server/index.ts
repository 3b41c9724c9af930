export { type CookieChoice, type InitialState, stateFromCookie } from '@latchkey/react/server'
