import type { KeyboardEvent } from 'react'

/** One of several that are shown in the same place. */
export interface Tab {
  readonly id: string
  /** A label of one or two words. */
  readonly label: string
  /** Something in it still runs: a spinner stands at the label. */
  readonly isBusy?: boolean | undefined
}

/** Props that `Tabs` and `Segmented` share. */
export interface TabStripProps {
  /** Accessible name of the choice. */
  readonly label: string
  readonly tabs: readonly Tab[]
  /** Id of the one that is shown. */
  readonly selected: string
  readonly onSelect: (id: string) => void
  /** Id of the `TabPanel` below. */
  readonly panelId: string
}

/** Id of a tab's button; its panel is named by it. */
export function tabIdOf(panelId: string, tab: string): string {
  return `${panelId}-${tab}`
}

/**
 * Which tab a key leads to. Left and right follow the reading direction and go round.
 *
 * @param index - Of the tab that has the focus.
 * @returns Nothing when the key is none of ours.
 */
export function tabAfterKey(
  key: string,
  index: number,
  { count, isRtl }: { readonly count: number; readonly isRtl: boolean },
): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1
  return (index + step + count) % count
}

/** Moves focus and selection by arrow keys, Home and End. */
export function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  { tabs, onSelect }: Pick<TabStripProps, 'tabs' | 'onSelect'>,
): void {
  const strip = event.currentTarget
  const buttons = [...strip.querySelectorAll<HTMLElement>('[role=tab]')]
  const index = buttons.findIndex((button) => button.matches(':focus'))
  const isRtl = getComputedStyle(strip).direction === 'rtl'
  const next = tabAfterKey(event.key, index, { count: tabs.length, isRtl })
  const tab = next === undefined ? undefined : tabs[next]
  if (next === undefined || tab === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
  onSelect(tab.id)
}
