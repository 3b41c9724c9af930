import type { CSSObject, Theme } from '@emotion/react'

/** What it is about. */
export type NoticeTone = 'info' | 'good' | 'warn' | 'bad'

/** A note inside a view, on a soft ground. */
export function noticeStyles(
  { color, radius, space, type, u }: Theme,
  tone: NoticeTone,
): CSSObject {
  return {
    ...type.small,
    display: 'flex',
    gap: u(1),
    padding: `${space[3]} ${u(1.4)}`,
    borderRadius: radius.m,
    border: '1px solid transparent',
    backgroundColor: color[tone === 'info' ? 'fill-1' : (`${tone}-soft` as const)],
    color: color['text-2'],
    textAlign: 'start',
    '& > svg': { color: color[tone === 'info' ? 'text-2' : tone], marginBlockStart: u(-0.1) },
    '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
    '& b': { display: 'block', fontWeight: 600, color: color.text },
  }
}
