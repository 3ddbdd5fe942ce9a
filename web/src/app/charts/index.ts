/** Small, accessible charts: a drawing, a sentence, and a table. */
export { type Bar, BarChart, ColumnChart } from "./BarChart";
export type { Series } from "./ChartFigure";
export { type Line, LineChart, type Point } from "./LineChart";
