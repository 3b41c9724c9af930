import type { Route } from '../store/routes.ts'

/** Returns true if two routes are the same view with the same parameters. */
export function isSameRoute(one: Route, other: Route): boolean {
  if (one === other) return true
  const params = Object.entries(one.params)
  const others: Readonly<Record<string, unknown>> = other.params
  return (
    one.view === other.view &&
    params.length === Object.keys(others).length &&
    params.every(([key, value]) => others[key] === value)
  )
}
