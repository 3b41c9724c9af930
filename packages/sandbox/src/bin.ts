#!/usr/bin/env node
import { HELP, readArguments } from './read-arguments.ts'
import type { SandboxAddresses } from './sandbox.ts'
import { SandboxError } from './sandbox-error.ts'
import { startSandbox } from './start-sandbox.ts'

async function main(): Promise<void> {
  const command = readArguments(process.argv.slice(2))
  if (command.kind === 'help') return say(HELP)
  const { basePort } = command
  const sandbox = await startSandbox({ basePort, onProgress: (line) => say(`${line}…\n`) })
  say(overview(sandbox.addresses))
  // Nothing waits for it now; the next request finds it ready, or gets the error.
  sandbox.bitcoin.ready().catch(() => {})
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      say('\nStopping…\n')
      sandbox.stop().then(() => process.exit(0), fail)
    })
}

function overview({
  blockchainApi,
  walletApi,
  analytics,
  relay,
  chains,
  solana,
  bitcoin,
  mail,
  identity,
  secureSite,
  control,
}: SandboxAddresses): string {
  return `
The sandbox is ready. Nothing here leaves this machine.

  blockchain API  ${blockchainApi}
  wallet listing  ${walletApi}
  analytics sink  ${analytics}/e
  relay           ${relay}
  chain 1         ${chains[1]}
  chain 8453      ${chains[8453]}
  Solana          ${solana}  (mainnet; devnet at /devnet)
  Bitcoin         ${bitcoin}  (regtest, as explorers have it)
  mails           ${mail}
  social logins   ${identity}
  secure site     ${secureSite}/sdk
  control desk    ${control}  (faults: GET, PUT, DELETE /faults; counts: GET /requests)

Ctrl-C stops it.
`
}

function say(text: string): void {
  process.stdout.write(text)
}

function fail(error: unknown): void {
  const text = error instanceof SandboxError ? error.message : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

main().catch(fail)
