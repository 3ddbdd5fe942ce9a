/** The server's documents. Generated from its OpenAPI (npm run types); only short names are added here. */
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Snapshot = Schemas["Snapshot"];
export type Events = Schemas["Events"];
export type State = Schemas["State"];
export type Board = Schemas["Board"];
export type HistoryMove = Schemas["HistoryMove"];
export type TableEvent = Schemas["EventModel"];
export type Fact = Schemas["FactModel"];
export type Problem = Schemas["Problem"];
export type Summary = Schemas["Summary"];
export type MySummary = Schemas["MySummary"];
export type Terms = Schemas["TermsModel"];
export type Seat = Schemas["SeatModel"];
export type Guest = Schemas["GuestModel"];
export type Game = Schemas["GameModel"];
export type Option = Schemas["OptionModel"];
export type Level = Schemas["LevelModel"];
export type NewTable = Schemas["NewTable"];
export type SeatWish = Schemas["SeatWish"];
export type Saying = Schemas["Saying"];
export type Rule = Schemas["RuleModel"];
export type Rules = Schemas["Rules"];
export type Example = Schemas["ExampleModel"];
export type Says = Schemas["TableSays"]["message"];
export type LobbySays = Schemas["LobbySays"]["message"];
export type Command = Schemas["Identified"]["command"];
