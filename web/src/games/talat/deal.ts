/** Talat begins alike each time: nothing is dealt. */
import type { Deal } from "../deals";

const deal: Deal = () => ({});

export default deal;
