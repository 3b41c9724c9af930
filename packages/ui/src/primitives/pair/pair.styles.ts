import type { CSSObject, Theme } from '@emotion/react'

/** Side by side while both labels fit; else one above the other, the second one on top. */
export function pairStyles({ space }: Theme): CSSObject {
  return {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    gap: space[2],
    '& > *': { flex: '1 1 0', minWidth: 'max-content', paddingInline: space[3] },
  }
}
