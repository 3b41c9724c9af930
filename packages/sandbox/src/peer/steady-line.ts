/** Private members of the library's relayer, whose version is pinned. */
interface InnerRelayer {
  connect(): Promise<void>
  request(request: object): Promise<unknown>
  on(event: string, listener: () => void): unknown
}

/**
 * Makes the library's line steady: one connection at a time, and calls that were under way when it
 * broke are made again as soon as it is back. By itself the library waits for fifteen seconds.
 */
export function steadyLine(relayer: InnerRelayer): void {
  const open = new Set<() => void>()
  const connect = relayer.connect.bind(relayer)
  const send = relayer.request.bind(relayer)
  let connecting: Promise<void> | undefined

  relayer.connect = () => {
    connecting ??= connect().finally(() => {
      connecting = undefined
    })
    return connecting
  }
  relayer.request = (request) =>
    new Promise((resolve, reject) => {
      const again = (): void => void send(request).then(end(resolve), end(reject))
      const end = (settle: (value: unknown) => void) => (value: unknown) => {
        open.delete(again)
        settle(value)
      }
      open.add(again)
      again()
    })
  relayer.on('relayer_connect', () => {
    for (const again of [...open]) again()
  })
}
