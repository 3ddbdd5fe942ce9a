/** Small charts that everybody can read: drawn, told in a sentence, and as a table. */
export { type Bar, BarChart, ColumnChart } from "./BarChart";
export type { Series } from "./ChartFigure";
export { type Line, LineChart, type Point } from "./LineChart";
