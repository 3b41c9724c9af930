/** The result of the last action on the page. */
export type Outcome =
  | { readonly status: 'none' }
  | { readonly status: 'waiting'; readonly action: string }
  | { readonly status: 'done'; readonly action: string; readonly value: unknown }
  | { readonly status: 'failed'; readonly action: string; readonly error: PlainFailure }

/** A failure as the page shows it. */
export interface PlainFailure {
  readonly name: string
  /** The code of the wallet or node, or of the product; as found closest to the cause. */
  readonly code: number | string | undefined
  readonly message: string
}

/** Reads a failure. Libraries wrap the error of a wallet: the innermost code is the wallet's. */
export function plainFailure(thrown: unknown): PlainFailure {
  const chain = causes(thrown)
  const [outer] = chain
  const codes = chain.map(codeOf).filter((code) => code !== undefined)
  const message = outer instanceof Error ? shortMessage(outer) : String(thrown)
  return { name: outer instanceof Error ? outer.name : typeof thrown, code: codes.at(-1), message }
}

function causes(thrown: unknown): readonly unknown[] {
  const found: unknown[] = []
  for (let next = thrown; next !== undefined && found.length < 10; next = causeOf(next)) {
    found.push(next)
  }
  return found
}

function causeOf(thrown: unknown): unknown {
  return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, 'cause') : undefined
}

function codeOf(thrown: unknown): number | string | undefined {
  const code: unknown =
    typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, 'code') : undefined
  return typeof code === 'number' || typeof code === 'string' ? code : undefined
}

function shortMessage(error: Error): string {
  const short: unknown = Reflect.get(error, 'shortMessage')
  return typeof short === 'string' ? short : error.message
}
