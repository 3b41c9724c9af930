import { lazy } from '../contract/index.ts'
import type { OriginDeps } from './check-origin.ts'

/** Knows whether the project allows the origin of this page. */
export interface OriginCheck {
  /** Checks it once; called again, it does nothing. */
  check(): void
  /** Returns true if the project is known not to allow it. */
  isRefused(): boolean
}

/** Checks once whether the project allows this origin, after the page has been drawn. */
export function createOriginCheck(deps: OriginDeps): OriginCheck {
  const rule = lazy(async () => {
    await deps.ports.afterPaint()
    return import('./check-origin.ts')
  })
  let hasChecked = false
  let isRefused = false

  async function check(): Promise<void> {
    isRefused = await (await rule.load()).isOriginRefused(deps)
  }

  return {
    isRefused: () => isRefused,
    check() {
      if (hasChecked) return
      hasChecked = true
      // Without its code nothing is known about the origin; the next login tries again.
      check().catch(() => {
        hasChecked = false
      })
    },
  }
}
