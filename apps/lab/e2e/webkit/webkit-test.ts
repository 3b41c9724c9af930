import { labPageTest } from '../web-driver/lab-page-test.ts'
import { startWebKit } from './start-webkit.ts'

/** The test of journeys in WebKitGTK. */
export const test = labPageTest(startWebKit)
