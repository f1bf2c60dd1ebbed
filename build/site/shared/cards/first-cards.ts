/** As many cards are in home as it is served; their faces are to arrive immediately. */
export const FIRST_CARDS = 3;
