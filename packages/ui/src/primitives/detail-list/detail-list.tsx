import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useCss } from '../../styling/use-css.ts'
import { detailListStyles } from './detail-list.styles.ts'

/** What is agreed to, line by line: a `<dl>` of `Detail`. */
export const DetailList = forwardRef<HTMLDListElement, ComponentPropsWithoutRef<'dl'>>(
  function DetailList(props, ref) {
    const css = useCss()
    return (
      <dl
        ref={ref}
        data-part="detail-list"
        {...props}
        className={css(detailListStyles(), props.className)}
      />
    )
  },
)
