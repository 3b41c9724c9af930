/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { detailListStyles } from './detail-list.styles.ts'

/** What is agreed to, line by line: a `<dl>` of `Detail`. */
export const DetailList = forwardRef<HTMLDListElement, ComponentPropsWithoutRef<'dl'>>(
  function DetailList(props, ref) {
    return <dl ref={ref} data-part="detail-list" {...props} css={detailListStyles} />
  },
)
