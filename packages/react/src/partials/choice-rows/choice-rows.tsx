/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { List, media, Stack, Text } from '@latchkey/ui'
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { type RowWindow, useRowWindow } from '../more-rows/use-row-window.ts'
import { focusRow, ROWS } from '../row-keys.ts'
import { useOneStop } from '../use-one-stop.ts'
import { RowPlaces } from './row-places.tsx'

/** Rows that belong together. */
export interface ChoiceSection {
  readonly label: string
  /** The label is shown above the rows. */
  readonly hasTitle?: boolean
  readonly testId: string
  readonly count: number
  /** Draws the rows from one place up to, but not including, another one; each with a key. */
  draw(from: number, to: number): readonly ReactElement[]
  /** More rows are being fetched. */
  readonly isLoading?: boolean
}

interface ChoiceRowsProps {
  readonly sections: readonly ChoiceSection[]
}

/**
 * Something to choose from, in one or more sections: one stop of Tab, drawn as far as the visitor has
 * scrolled. Home and End reach the ends of the whole list, also where they are not drawn yet.
 */
export function ChoiceRows({ sections }: ChoiceRowsProps): ReactElement {
  const list = useRef<HTMLDivElement>(null)
  const total = sections.reduce((sum, { count }) => sum + count, 0)
  const { first, limit, abovePx, start, end, show } = useRowWindow(total)
  const onFocus = useOneStop(list)
  const onKeyDown = useEndKeys({ first, isWhole: limit >= total, show })
  return (
    <Stack ref={list} gap={3} css={clearStyles} onFocus={onFocus} onKeyDown={onKeyDown}>
      {first > 0 && <div ref={start} style={{ height: abovePx }} />}
      {drawnSections(sections, { first, limit }).map(({ section, from, to }) => (
        <Section key={section.testId} section={section}>
          {section.draw(from, to)}
          {section.isLoading && to === section.count && <RowPlaces />}
        </Section>
      ))}
      {limit < total && <div ref={end} />}
    </Stack>
  )
}

/** The sections with the rows of them that are drawn. */
function drawnSections(
  sections: readonly ChoiceSection[],
  { first, limit }: Pick<RowWindow, 'first' | 'limit'>,
) {
  let before = 0
  return sections.flatMap((section) => {
    const { count, isLoading = false } = section
    const [from, to] = [Math.max(0, first - before), Math.min(count, limit - before)]
    before += count
    return to > from || isLoading ? [{ section, from, to }] : []
  })
}

interface EndKeysInput extends Pick<RowWindow, 'first' | 'show'> {
  /** The last row is drawn. */
  readonly isWhole: boolean
}

/** Draws the end of a list before its key moves the focus there. */
function useEndKeys({ first, isWhole, show }: EndKeysInput) {
  const wanted = useRef<{ readonly end: 'first' | 'last'; readonly list: HTMLElement }>(null)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const { end, list } = wanted.current
    wanted.current = null
    const row = [...list.querySelectorAll<HTMLElement>(ROWS)].at(end === 'first' ? 0 : -1)
    if (row) focusRow(row, end === 'first')
  })
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget: list } = event
    const end = ENDS.get(key)
    const isDrawn = end === 'first' ? first === 0 : isWhole
    if (end === undefined || isDrawn || !(target instanceof HTMLElement)) return
    event.preventDefault()
    wanted.current = { end, list }
    show(end, target.offsetHeight)
  }
}

const ENDS: ReadonlyMap<string, 'first' | 'last'> = new Map([
  ['Home', 'first'],
  ['End', 'last'],
])

function Section({
  section: { label, hasTitle = false, testId, isLoading },
  children,
}: {
  readonly section: ChoiceSection
  readonly children: ReactNode
}): ReactElement {
  const id = useId()
  const rows = (
    <List kind="flush" label={label} aria-busy={isLoading || undefined} data-testid={testId}>
      {children}
    </List>
  )
  if (!hasTitle) return rows
  return (
    <Stack gap={1}>
      <Text as="h3" variant="small" id={id}>
        {label}
      </Text>
      {rows}
    </Stack>
  )
}

/** The search above the rows covers nothing of a focused one. */
function clearStyles({ u }: Theme): CSSObject {
  return {
    '& [data-part=list-row]': {
      scrollMarginBlockStart: u(6),
      [media.low]: { scrollMarginBlockStart: 0 },
    },
  }
}
