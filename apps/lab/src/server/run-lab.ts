import { PORT_OFFSETS, startSandbox } from '@latchkey/sandbox'
import { pageAddresses } from '../addresses/page-addresses.ts'
import { addressList } from './address-list.ts'
import { checkPort } from './check-port.ts'
import { servePage, serveWallet } from './serve-page.ts'
import { startUnknownChain } from './unknown-chain.ts'

interface Deps {
  readonly basePort: number
  print(line: string): void
  readonly process: Pick<NodeJS.Process, 'once'>
}

/** Undoes one thing that was started. */
type Stop = () => Promise<void>

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Starts sandbox and page, prints where they are, and stops both on the first signal.
 *
 * @throws LabError, SandboxError
 */
export async function runLab({ basePort, print, process }: Deps): Promise<void> {
  print('Latchkey lab')
  await checkPort(basePort)
  const signalled = firstSignal(process)
  const stops: Stop[] = []
  const starting = start({ basePort, print, stops })
  try {
    await Promise.race([starting, signalled])
    await signalled
    print('\nStopping …')
  } finally {
    // A half-started sandbox can only be stopped once it is known.
    await starting.catch(() => undefined)
    for (const stop of stops.reverse()) await stop()
  }
}

interface Start extends Omit<Deps, 'process'> {
  readonly stops: Stop[]
}

async function start({ basePort, print, stops }: Start): Promise<void> {
  const onProgress = (line: string) => print(`  ${line} …`)
  const sandbox = await startSandbox({ basePort, onProgress })
  stops.push(() => sandbox.stop())
  await startUnknownChain(sandbox, basePort)
  onProgress('Starting the page')
  const addresses = pageAddresses(sandbox.addresses, sandbox.chains.list())
  const page = await servePage(basePort, addresses)
  stops.push(() => page.stop())
  const wallet = await serveWallet(basePort + PORT_OFFSETS.walletPage, addresses)
  stops.push(() => wallet.stop())
  const mail = sandbox.addresses.mail.replace('127.0.0.1', 'localhost')
  print(addressList({ page: page.url, wallet: wallet.url, mail }, addresses))
}

function firstSignal(process: Deps['process']): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve())
  })
}
