/** Where the wallet listing of this run is. */
export const listingUrl = new URLSearchParams(location.search).get('listing') ?? ''
