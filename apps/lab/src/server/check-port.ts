import { createServer } from 'node:net'
import { LabError } from './lab-error.ts'

/** Both addresses that `localhost` may lead to. */
const LOOPBACKS = ['127.0.0.1', '::1']

/** Codes that mean "this machine has no such address", which is not an error. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/**
 * Makes sure that the page can have its port, on every address that a browser may ask.
 *
 * @throws LabError `port-taken`.
 */
export async function checkPort(port: number): Promise<void> {
  for (const host of LOOPBACKS) await checkHost(port, host)
}

function checkHost(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (NO_SUCH_ADDRESS.includes(error.code ?? '')) resolve()
      else reject(portTaken(port, error))
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function portTaken(port: number, cause: unknown): LabError {
  return new LabError(
    'port-taken',
    `Port ${port}, where the lab's page should listen, cannot be used: another program has it or the system refuses it. ` +
      'Stop that program, or set LAB_PORT to another number (the sandbox uses the ports behind it).',
    cause,
  )
}
