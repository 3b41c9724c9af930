import { readFile } from 'node:fs/promises'
import solc from 'solc'

/** A contract in a file of Solidity, and which code of it. */
interface Source {
  readonly file: URL
  readonly contract: string
  /** The code that puts it on a chain, or the code that is there then. */
  readonly kind: 'bytecode' | 'deployedBytecode'
}

/** Compiles a contract. @returns Its code, `0x…`. */
export async function compile({ file, contract, kind }: Source): Promise<string> {
  const content = await readFile(file, 'utf8')
  const input = {
    language: 'Solidity',
    sources: { [FILE]: { content } },
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      // The code says nothing of where and how it was compiled.
      metadata: { appendCBOR: false, bytecodeHash: 'none' },
      outputSelection: { '*': { '*': [`evm.${kind}.object`] } },
    },
  }
  // The compiler's answer has this shape; what does not is caught below.
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as Output
  const code = output.contracts?.[FILE]?.[contract]?.evm[kind]?.object
  const said = (output.errors ?? []).map(({ formattedMessage }) => formattedMessage)
  if (code === undefined || said.length > 0) throw new Error(said.join('\n'))
  return `0x${code}`
}

const FILE = 'contract.sol'

interface Output {
  readonly errors?: readonly { readonly formattedMessage: string }[]
  readonly contracts?: Record<
    string,
    Record<string, { readonly evm: Partial<Record<Source['kind'], { readonly object: string }>> }>
  >
}
