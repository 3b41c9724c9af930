import { createServer } from 'node:net'
import { SandboxError } from '../sandbox-error.ts'

/** Everything of the sandbox listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1'

/**
 * Finds out whether a port can be used, and which one when any will do.
 *
 * @param port - A fixed port, or 0 for any free one.
 * @param purpose - What would listen there; named in the error.
 * @throws SandboxError `port-taken`.
 */
export function claimPort(port: number, purpose: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(portTaken(port, purpose, error)))
    probe.listen(port, LOOPBACK, () => {
      const address = probe.address()
      const claimed = address !== null && typeof address === 'object' ? address.port : port
      probe.close(() => resolve(claimed))
    })
  })
}

/** The error for a port that cannot be used, saying which, for what, and what to do. */
export function portTaken(port: number, purpose: string, cause: unknown): SandboxError {
  return new SandboxError(
    'port-taken',
    `Port ${port}, where the sandbox's ${purpose} should listen, cannot be used: another program has it or the system refuses it. ` +
      'Stop that program, or choose another base port (`basePort`, `--base-port`, `LAB_PORT`).',
    cause,
  )
}
