import { createServer, type Socket } from 'node:net'

/** A host that accepts every connection and never answers, as a blocked host looks to a page. */
export interface SilentHost {
  /** Has a browser find it under every name but this machine's. */
  readonly flag: string
  stop(): Promise<void>
}

/** Starts it, on a free port of this machine. */
export async function startSilentHost(): Promise<SilentHost> {
  const callers = new Set<Socket>()
  const server = createServer((socket) => {
    callers.add(socket)
    // A closed connection is removed, whether it ended or failed.
    socket.on('error', () => undefined).on('close', () => callers.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : ''
  return {
    flag: `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const each of callers) each.destroy()
      }),
  }
}
