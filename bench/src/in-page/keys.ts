/** Keys of a page, once they are watched. Source: Event Timing API. */
export function createKeyWatch() {
  let slowestMs = 0
  return {
    watchKeys(): void {
      const observer = new PerformanceObserver((list) => {
        const keys = list.getEntries().filter(({ name }) => name === 'keydown')
        slowestMs = Math.max(slowestMs, ...keys.map(({ duration }) => duration))
      })
      const shortest = { durationThreshold: 16 }
      observer.observe({ type: 'event', ...shortest })
    },
    slowestKey: (): number => slowestMs,
  }
}
