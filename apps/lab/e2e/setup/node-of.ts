import type { Sandbox } from '@latchkey/sandbox'

/** The node of a chain, which has the keys of the sandbox's accounts. */
export interface SandboxNode {
  readonly chainId: number
  readonly url: string
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

/** @throws Error where the sandbox has no such chain. */
export function nodeOf({ chains }: Pick<Sandbox, 'chains'>, chainId: number): SandboxNode {
  const chain = chains.list().find(({ id }) => id === chainId)
  if (chain === undefined) throw new Error(`The sandbox has no chain ${chainId}.`)
  const { url } = chain
  return {
    chainId,
    url,
    async request(method, params) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(url, { method: 'POST', headers, body })
      const { result, error } = Object(await answer.json())
      if (error) throw new Error(error.message)
      return result
    },
  }
}
