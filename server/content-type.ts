/** Every body is JSON, whatever its path is called. */
export const JSON_TYPE = "application/json; charset=utf-8";
