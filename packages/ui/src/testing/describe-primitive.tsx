import axe from 'axe-core'
import { createRef, type ReactElement, type RefObject } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { inModal, renderInModal } from './render-in-modal.tsx'

/** The props that every primitive must pass on: a ref, and any attribute. */
export interface Probe<Target extends Element> {
  readonly ref: RefObject<Target | null>
  readonly id: string
  readonly 'data-testid': string
}

/** One primitive under test. */
export interface PrimitiveCase<Target extends Element> {
  /** Its `data-part`. */
  readonly part: string
  /** Draws it with everything it needs, and with the probe's props spread onto it. */
  readonly draw: (probe: Probe<Target>) => ReactElement
  /** Role and name, for those that have one. */
  readonly role?:
    | 'button'
    | 'link'
    | 'textbox'
    | 'searchbox'
    | 'checkbox'
    | 'switch'
    | 'group'
    | 'list'
    | 'listitem'
    | 'tablist'
    | 'tabpanel'
    | 'img'
  readonly name?: string
}

const LOOKS = [
  { mode: 'light', dir: 'ltr' },
  { mode: 'light', dir: 'rtl' },
  { mode: 'dark', dir: 'ltr' },
  { mode: 'dark', dir: 'rtl' },
] as const

/** Describes the tests that all primitives have in common. Every primitive runs it. */
export function describePrimitive<Target extends Element>(
  title: string,
  { part, draw, role, name }: PrimitiveCase<Target>,
): void {
  describe(title, () => {
    test('is one part that forwards its ref and passes attributes on', async () => {
      const probe = aProbe<Target>()

      await renderInModal(draw(probe))

      const element = inModal('#probe')
      expect(probe.ref.current).toBe(element)
      expect(element.dataset['part']).toBe(part)
      expect(element.dataset['testid']).toBe('probe-test')
    })

    if (role !== undefined && name !== undefined) {
      test(`is a ${role} with a name`, async () => {
        await renderInModal(draw(aProbe()))

        await expect.element(page.getByRole(role, { name, exact: true })).toBeInTheDocument()
      })
    }

    test.each(LOOKS)('can be read and used in $mode, $dir', async ({ mode, dir }) => {
      await renderInModal(draw(aProbe()), { mode, dir })

      expect(await findViolations(inModal('[data-part=root]'))).toEqual([])
    })
  })
}

function aProbe<Target extends Element>(): Probe<Target> {
  return { ref: createRef<Target>(), id: 'probe', 'data-testid': 'probe-test' }
}

/** Everything the accessibility checker finds wrong inside `element`, one line per finding. */
export async function findViolations(element: Element): Promise<readonly string[]> {
  await Promise.all(element.getAnimations({ subtree: true }).map(finish))
  const { violations } = await axe.run(element, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}

/** Contrast is measured when nothing fades any more; endless animations are left alone. */
async function finish(animation: Animation): Promise<void> {
  const end = animation.effect?.getComputedTiming().endTime
  if (typeof end === 'number' && Number.isFinite(end)) await animation.finished.catch(() => {})
}
