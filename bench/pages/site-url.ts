/** Where the frame of this run is, on another site than the page. */
export const siteUrl = new URLSearchParams(location.search).get('site') ?? ''
