/** Where the relay of this run is. */
export const relayUrl = new URLSearchParams(location.search).get('relay') ?? ''
