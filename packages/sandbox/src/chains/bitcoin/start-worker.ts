import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'
import { SandboxError } from '../../sandbox-error.ts'
import { findBcoin } from './find-bcoin.ts'
import type { WorkerAnswer, WorkerQuestion } from './in-worker/bitcoin-worker.ts'
import type { RegtestNode } from './in-worker/regtest-node.ts'

/** A node in a thread of its own, which ends with this process however it ends. */
export interface NodeWorker {
  /** Each method throws `NodeRefusal` with the node's reason. */
  readonly node: RegtestNode
  stop(): Promise<void>
}

/** A refusal of the node, in its own words. */
export class NodeRefusal extends Error {
  override readonly name = 'NodeRefusal'
}

/**
 * Starts the node.
 *
 * @throws SandboxError `bitcoin-missing`; `bitcoin-failed` from each method once the thread has ended.
 */
export async function startWorker(): Promise<NodeWorker> {
  findBcoin()
  const worker = new Worker(await workerCode(), {
    eval: true,
    workerData: import.meta.url,
    stdout: false,
    stderr: false,
    // It has a native half that would have to be built on installation.
    env: { NODE_BACKEND: 'js' },
  })
  const waiting = new Map<number, { resolve(value: unknown): void; reject(why: unknown): void }>()
  let lastId = 0
  let end: SandboxError | undefined

  worker.on('message', (answer: WorkerAnswer) => {
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) asker?.reject(new NodeRefusal(answer.error))
    else asker?.resolve(answer.value)
  })
  function die(why: unknown): void {
    end ??= new SandboxError('bitcoin-failed', `The local Bitcoin chain ended: ${String(why)}`, why)
    for (const { reject } of waiting.values()) reject(end)
    waiting.clear()
  }
  worker.on('error', die)
  worker.on('exit', () => die('it was stopped'))
  worker.unref()

  function ask(method: WorkerQuestion['method'], params: WorkerQuestion['params']) {
    // The type is that of the methods: the worker answers with their return values.
    return new Promise<never>((resolve, reject) => {
      if (end) return reject(end)
      lastId += 1
      waiting.set(lastId, { resolve: resolve as (value: unknown) => void, reject })
      worker.postMessage({ id: lastId, method, params } satisfies WorkerQuestion)
    })
  }

  return {
    node: {
      tip: () => ask('tip', []),
      blockAt: (height) => ask('blockAt', [height]),
      mine: (count, script) => ask('mine', [count, script]),
      send: (hex) => ask('send', [hex]),
      transaction: (txid) => ask('transaction', [txid]),
      transactionsOf: (script) => ask('transactionsOf', [script]),
    },
    async stop() {
      await worker.terminate()
    },
  }
}

/** The thread's program in one piece: in the workspace its files are TypeScript. */
async function workerCode(): Promise<string> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const entry = new URL(`./in-worker/bitcoin-worker.${extension}`, import.meta.url)
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text).join('\n')
}
