import { initializeProvider } from '@metamask/providers/initializeInpageProvider'
import { Duplex } from 'readable-stream'
import { openBridge, type PageOptions } from './bridge.ts'

/** One question of MetaMask's provider. */
interface Question {
  readonly id?: number | string
  readonly method: string
  readonly params?: unknown
}

/**
 * Runs in the page: MetaMask's own in-page provider, unchanged, over a stream whose other end is a
 * wallet outside of the page.
 */
export function showMetaMask({ line, face, flags }: PageOptions): void {
  const stream = createStream(line)
  const log: unknown[] = []
  const write = (...values: unknown[]) => void log.push(values)
  Reflect.set(window, '__latchkeySandboxMetaMaskLog', log)
  initializeProvider({
    connectionStream: stream,
    // The provider comments on every refusal; tests that watch the console must not see that.
    logger: { debug: write, error: write, info: write, log: write, trace: write, warn: write },
    shouldSetOnWindow: flags !== null,
    ...(face ? { providerInfo: face } : {}),
  })
}

function createStream(line: string): Duplex {
  const stream = new Duplex({
    objectMode: true,
    read() {},
    write(question: Question, _encoding, done) {
      done()
      answer(question).catch((error) => stream.destroy(error))
    },
  })
  const bridge = openBridge(line, (method, params) => {
    stream.push({ jsonrpc: '2.0', method, params })
  })

  async function answer({ id, method, params }: Question): Promise<void> {
    const reply = await bridge.ask({ kind: 'request', method, params })
    if (id === undefined) return
    const content = reply.ok ? { result: reply.value } : { error: reply.error }
    stream.push({ id, jsonrpc: '2.0', ...content })
  }

  return stream
}
