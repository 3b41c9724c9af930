/** The address of the wallet listing of this run. */
export const listingUrl = new URLSearchParams(location.search).get('listing') ?? ''
