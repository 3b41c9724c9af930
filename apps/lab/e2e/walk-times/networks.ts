import type { Page } from '@playwright/test'

/** How a network behaves; Chromium delays the page's own requests, and not those of frames. */
export interface Network {
  readonly name: string
  readonly latencyMs: number
  /** Bytes a second in both directions; -1: as fast as they come. */
  readonly bytesPerSecond: number
}

export const NETWORKS: readonly Network[] = [
  { name: 'fast', latencyMs: 0, bytesPerSecond: -1 },
  { name: '4G (60 ms)', latencyMs: 60, bytesPerSecond: 1_000_000 },
  { name: 'slow 3G (400 ms, 400 kbit/s)', latencyMs: 400, bytesPerSecond: 50_000 },
]

/** Slows the page's requests down. */
export async function emulate(page: Page, network: Network): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.bytesPerSecond,
    uploadThroughput: network.bytesPerSecond,
  })
}
