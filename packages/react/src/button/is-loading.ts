import type { Readings } from '../instance/readings.ts'

/**
 * Returns true while anything is loaded and nothing of the modal is seen: the modal itself for a
 * call, the data that a headless page waits for, or what the site reports by `setLoading`.
 */
export function isLoading(readings: Readings): boolean {
  const { loading, open } = readings.state()
  return loading && !open
}
