/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { infoIcon } from '../../icons/info.ts'
import { warningIcon } from '../../icons/warning.ts'
import { Icon } from '../icon/icon.tsx'
import { type NoticeTone, noticeStyles } from './notice.styles.ts'

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
