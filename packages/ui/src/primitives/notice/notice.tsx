/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { infoIcon } from '../../icons/icons.ts'
import { warningIcon } from '../../icons/page-icons.ts'
import { Icon } from '../icon/icon.tsx'

/** The kind of message, which decides its colours and its icon. */
export type NoticeTone = 'info' | 'good' | 'warn' | 'bad'

/** Props of a notice; others go to its `<div>`. */
export interface NoticeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  readonly tone?: NoticeTone | undefined
  /** The bold first line. */
  readonly title?: ReactNode
}

/** Something to know before going on, inside a view. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'info', title, children, ...rest },
  ref,
) {
  const isTrouble = tone === 'warn' || tone === 'bad'
  return (
    <div ref={ref} data-part="notice" {...rest} css={(theme) => noticeStyles(theme, tone)}>
      <Icon shape={isTrouble ? warningIcon : infoIcon} />
      <div>
        {title !== undefined && <b>{title}</b>}
        {children}
      </div>
    </div>
  )
})

/** A note inside a view, on a soft ground. */
function noticeStyles({ color, radius, space, type, u }: Theme, tone: NoticeTone): CSSObject {
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
