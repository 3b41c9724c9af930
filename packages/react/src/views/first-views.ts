import { view as connect } from './connect/connect.view.tsx'

/** The view that comes with the modal. */
export const FIRST_VIEWS = { Connect: connect } as const
