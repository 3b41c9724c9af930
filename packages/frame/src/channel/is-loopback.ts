/** Returns true for a host name of the visitor's own machine. Both ends of the channel use it. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|(?:.+\.)localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
