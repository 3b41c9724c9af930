const query = new URLSearchParams(location.search)

/** Where the frame of this run is, on another site than the page. */
export const siteUrl = query.get('site') ?? ''

/** Where the blockchain API of this run is, if it has one. */
export const apiUrl = query.get('api') ?? undefined
