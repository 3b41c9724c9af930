import type { CSSObject, Theme } from '@emotion/react'

/** The box around an input: an edge, and a ring while it is typed in or wrong. */
export function fieldStyles({ color, radius, u }: Theme, isInvalid: boolean): CSSObject {
  const ring = (name: 'accent' | 'bad-mark'): CSSObject => ({
    borderColor: color[name],
    boxShadow: `inset 0 0 0 1px ${color[name]}`,
  })
  return {
    display: 'flex',
    alignItems: 'center',
    gap: u(1),
    minHeight: u(4.8),
    paddingInline: u(1.4),
    border: `1px solid ${color.edge}`,
    borderRadius: radius.m,
    backgroundColor: color.group,
    color: color['text-2'],
    cursor: 'text',
    '&:focus-within': ring('accent'),
    ...(isInvalid && { '&, &:focus-within': ring('bad-mark') }),
  }
}

/** The input itself. Its 16 px keep phones from zooming in. */
export function inputStyles({ color, type }: Theme): CSSObject {
  return {
    ...type.field,
    flex: 1,
    width: '100%',
    minWidth: 0,
    color: color.text,
    textOverflow: 'ellipsis',
    // The box shows the focus; where the visitor's colours hide the box's ring this one appears.
    '&:focus-visible': { outline: '2px solid transparent' },
    '&::placeholder': { color: color['text-3'], opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  }
}

/** Room for a small button inside the field. */
export function fieldEndStyles({ u }: Theme): CSSObject {
  return { display: 'flex', flex: 'none', marginInlineEnd: u(-0.6) }
}
