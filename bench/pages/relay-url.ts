/** The address of the relay of this run. */
export const relayUrl = new URLSearchParams(location.search).get('relay') ?? ''
