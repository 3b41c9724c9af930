/** Whether a host name is of this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|(?:.+\.)localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
