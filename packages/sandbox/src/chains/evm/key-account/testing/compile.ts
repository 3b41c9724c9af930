import { readFile } from 'node:fs/promises'
import solc from 'solc'

/** What the compiler makes of a contract of `key-account.sol`: the code that puts it on a chain. */
export async function compile(contract: 'KeyAccount' | 'KeyAccountFactory'): Promise<string> {
  const content = await readFile(new URL('../key-account.sol', import.meta.url), 'utf8')
  const input = {
    language: 'Solidity',
    sources: { [FILE]: { content } },
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      // The code says nothing of where and how it was compiled.
      metadata: { appendCBOR: false, bytecodeHash: 'none' },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  }
  // The compiler's answer has this shape; what does not is caught below.
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as Output
  const code = output.contracts?.[FILE]?.[contract]?.evm.bytecode.object
  const said = (output.errors ?? []).map(({ formattedMessage }) => formattedMessage)
  if (code === undefined || said.length > 0) throw new Error(said.join('\n'))
  return `0x${code}`
}

const FILE = 'key-account.sol'

interface Output {
  readonly errors?: readonly { readonly formattedMessage: string }[]
  readonly contracts?: Record<
    string,
    Record<string, { readonly evm: { readonly bytecode: { readonly object: string } } }>
  >
}
