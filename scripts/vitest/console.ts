/**
 * An unexpected console call fails the test it happened in. A test that expects one takes it with
 * `vi.spyOn(console, 'warn').mockImplementation(() => {})` and asserts on the spy.
 */
const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const

const unexpected: string[] = []

for (const method of METHODS) {
  console[method] = (...values: readonly unknown[]) => {
    if (isFromVite(values[0])) return
    unexpected.push(`console.${method}: ${values.map(describeValue).join(' ')}`)
  }
}

/** The dev server's own client reports its connection; it is no part of what is tested. */
function isFromVite(first: unknown): boolean {
  return typeof first === 'string' && first.startsWith('[vite]')
}

function describeValue(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message
  return typeof value === 'string' ? value : JSON.stringify(value, bigintsAsText)
}

function bigintsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value
}

/** Throws when the console was called since the last look. */
export function failOnConsole(): void {
  const calls = unexpected.splice(0)
  if (calls.length > 0) throw new Error(`Unexpected console call:\n${calls.join('\n')}`)
}
