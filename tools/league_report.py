"""The league of tools/tournament as a table, as JSON and as a page with plots that needs no other file."""
import html
import json
import math

STYLE = ("body{font-family:sans-serif;color:#222;max-width:860px;margin:2em auto;padding:0 1em}"
         "table{border-collapse:collapse}td,th{padding:.3em .8em;text-align:right;border-bottom:1px solid #ddd}"
         "td:nth-child(2),th:nth-child(2){text-align:left}svg{max-width:100%;height:auto}")
HEADINGS = ("", "bot", "rating", "wins", "margin", "score", "faults", "games")


def share(value):
    return "?" if value is None else f"{value:.3f}".replace("0.", ".", 1)


def with_interval(value, ci, digits):
    return f"{value:+.{digits}f} ± {'?' if ci is None else f'{ci:.{digits}f}'}"


def cells(row):
    return (f"{row['place']}.", row["name"], with_interval(row["rating"], row["rating_ci"], 0),
            f"{share(row['win'])} ± {share(row['ci'])}", with_interval(row["margin"], row["margin_ci"], 1),
            f"{row['score']:.1f}", str(row["faults"]), str(row["games"]))


def title(about):
    dealt = "dealt by chance" if about["seed"] is None else f"seed {about['seed']}"
    return (f"{about['bots']} bots, {about['tables']} table{'s' * (about['tables'] > 1)} of {about['players']}, "
            f"{about['games']} games, {dealt}")


def table(about, rows):
    lines = [HEADINGS, *map(cells, rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(HEADINGS))]
    text = title(about) + "\n\n"
    for line in lines:
        columns = [cell.ljust(width) if i == 1 else cell.rjust(width)
                   for i, (cell, width) in enumerate(zip(line, widths))]
        text += "  ".join(columns).rstrip() + "\n"
    return text


def as_json(about, rows):
    rounded = [{key: round(value, 6) if isinstance(value, float) else value for key, value in row.items()}
               for row in rows]
    return json.dumps({**about, "league": rounded}, ensure_ascii=False) + "\n"


def step_of(span):
    """1, 2 or 5 times a power of ten: about eight lines in the plot."""
    rough = span / 8
    power = 10 ** math.floor(math.log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)


def tick(value):
    return f"{round(value, 6):+g}" if round(value, 6) else "0"


def plot(heading, rows, key, digits):
    """Points with their intervals, a line a bot."""
    values = [(row["name"], row[key], row[f"{key}_ci"]) for row in rows]
    low = min(0, *(value - (ci or 0) for _, value, ci in values))
    high = max(0, *(value + (ci or 0) for _, value, ci in values))
    step = step_of(max(high - low, 1e-6))
    low, high = math.floor(low / step) * step, math.ceil(high / step) * step
    left, right, top, line = 220, 700, 50, 22
    bottom = top + line * len(values)

    def at(value):
        return left + (value - low) / (high - low) * (right - left)
    svg = [f'<svg xmlns="http://www.w3.org/2000/svg" width="820" height="{bottom + 30}" '
           f'viewBox="0 0 820 {bottom + 30}" font-family="sans-serif" font-size="13" fill="#222">',
           f'<text x="8" y="24" font-size="17" font-weight="bold">{html.escape(heading)}</text>']
    for i in range(round((high - low) / step) + 1):
        x = at(low + i * step)
        svg.append(f'<path d="M{x:.1f} {top}V{bottom}" stroke="#ddd"/><text x="{x:.1f}" y="{bottom + 18}" '
                   f'text-anchor="middle" fill="#666">{tick(low + i * step)}</text>')
    svg.append(f'<path d="M{at(0):.1f} {top}V{bottom}" stroke="#888" stroke-dasharray="4 4"/>')
    for i, (name, value, ci) in enumerate(values):
        y = top + line * i + line / 2
        short = name if len(name) <= 28 else name[:27] + "…"
        svg.append(f'<text x="8" y="{y + 4:.0f}">{html.escape(short)}</text>')
        if ci is not None:
            svg.append(f'<path d="M{at(value - ci):.1f} {y:.0f}H{at(value + ci):.1f}" stroke="#222" '
                       'stroke-width="1.5"/>')
        svg.append(f'<circle cx="{at(value):.1f}" cy="{y:.0f}" r="5" fill="#3d7ea6"/><text x="812" y="{y + 4:.0f}" '
                   f'text-anchor="end">{with_interval(value, ci, digits)}</text>')
    return "\n".join([*svg, "</svg>"])


def page(about, rows):
    head = "".join(f"<th>{heading}</th>" for heading in HEADINGS)
    body = "\n".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in cells(row)) + "</tr>" for row in rows)
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<title>Felicity tournament</title>
<style>{STYLE}</style>
</head>
<body>
<h1>Felicity tournament</h1>
<p>{html.escape(title(about))}</p>
<table>
<tr>{head}</tr>
{body}
</table>
<p>After ± stands half of the 95 % interval: places of bots whose intervals overlap widely are chance. The mean rating is 0;
a bot 100 points above another wins 1.8 games for each that the other wins at the same table.</p>
{plot("Rating", rows, "rating", 0)}
{plot("Margin to the best other", rows, "margin", 1)}
</body>
</html>
"""
