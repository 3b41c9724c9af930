import type { Visitor } from '../browser.ts'
import type { Asked, Served } from '../serve.ts'

/** What a page loads besides its own document: KiB of gzip, and requests. */
export interface Weight {
  readonly eagerKib: number
  readonly eagerRequests: number
  /** Until the list of wallets stands; undefined for a page that has none. */
  readonly listKib: number | undefined
  readonly listRequests: number | undefined
  /** What was asked of other hosts meanwhile. */
  readonly outside: readonly string[]
}

/** Loads a page with nothing stored and nothing prepared at idle, then presses its button. */
export async function weigh(visitor: Visitor, served: Served, hasList: boolean): Promise<Weight> {
  const { page, end } = await visitor.visit()
  const outside: string[] = []
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(served.url) || request.url().startsWith('data:')
    if (!isOwn) outside.push(request.url())
  })
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  served.takeAsked()
  await page.goto(served.url, { waitUntil: 'networkidle' })
  const eager = partsOf(served.takeAsked())
  let list: readonly Asked[] | undefined
  if (hasList) {
    await page.getByTestId('connect-button').click()
    const { loaded } = await page.evaluate(() => window.probe.pressed)
    const later = partsOf(served.takeAsked()).filter(({ path }) => loaded.includes(path))
    list = [...eager, ...later]
  }
  await end()
  return {
    eagerKib: kib(eager),
    eagerRequests: eager.length,
    listKib: list && kib(list),
    listRequests: list?.length,
    outside,
  }
}

function partsOf(asked: readonly Asked[]): readonly Asked[] {
  return asked.filter(({ path }) => path !== '/index.html')
}

function kib(asked: readonly Asked[]): number {
  return asked.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1024
}
