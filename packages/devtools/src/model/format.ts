/** A duration as developers read it: `3 ms`, `1.25 s`, `4 min`. */
export function writeDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1_000).toFixed(2)} s`
  return `${Math.round(ms / 60_000)} min`
}

/** The time of day of a moment, to the millisecond: `14:03:07.512`. */
export function writeTime(epochMs: number): string {
  const date = new Date(epochMs)
  const [hours, minutes, seconds] = [date.getHours(), date.getMinutes(), date.getSeconds()]
  const clock = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')
  return `${clock}.${String(date.getMilliseconds()).padStart(3, '0')}`
}
