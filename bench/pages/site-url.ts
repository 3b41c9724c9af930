const query = new URLSearchParams(location.search)

/** The address of the frame of this run, on another site than the page. */
export const siteUrl = query.get('site') ?? ''

/** The address of the blockchain API of this run, if it has one. */
export const apiUrl = query.get('api') ?? undefined
